/** The part of `http_ece` that tests use. */
declare module 'http_ece' {
  const ece: { decrypt(body: Buffer, options: object): Buffer };
  export default ece;
}
