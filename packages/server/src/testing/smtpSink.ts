import { type AddressInfo, createServer, type Socket } from 'node:net';

interface ReceivedMail {
  to: string;
  /** The whole mail, with its quoted-printable and folded lines joined. */
  text: string;
}

/** A local mail server that collects mails. */
export interface SmtpSink {
  url: string;
  mails: ReceivedMail[];
  /** The status with which recipients are answered; 250 accepts them. */
  answerRecipients(status: number): void;
  close(): Promise<void>;
}

export async function smtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let recipients = 250;
  const server = createServer((socket) => {
    sockets.add(socket);
    let [received, to, isData] = ['', '', false];
    const line = (text: string) => {
      if (/^RCPT TO:/i.test(text)) {
        to = /<(.*)>/.exec(text)?.[1] ?? '';
        socket.write(`${recipients} answered\r\n`);
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.write('220 sink\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received += chunk.toString();
      for (;;) {
        const [end, length] = [received.indexOf(isData ? '\r\n.\r\n' : '\r\n'), isData ? 5 : 2];
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + length);
        if (!isData) line(part);
        else {
          isData = false;
          mails.push({ to, text: plain(part) });
          socket.write('250 kept\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answerRecipients: (status) => {
      recipients = status;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A mail with its folded header lines and soft line breaks joined, and its quoted characters written out. */
function plain(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const text = body.join('\r\n\r\n').replaceAll('=\r\n', '');
  const written = text.replace(/(=[0-9A-F]{2})+/g, (quoted) =>
    Buffer.from(quoted.replaceAll('=', ''), 'hex').toString(),
  );
  return `${head.replace(/\r\n[ \t]+/g, ' ')}\n\n${written.replaceAll('\r\n', '\n')}`;
}
