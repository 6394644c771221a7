import { type Bus, type News, type Topic, topicOf } from './bus';
import { Subscriptions } from './topicListeners';

/** A bus within one process, for a single server or several servers of one process. */
export class LocalHub {
  readonly #members = new Set<Subscriptions>();

  join(): Bus {
    const own = new Subscriptions();
    this.#members.add(own);
    return {
      publish: (news) => this.#tell(own, news),
      subscribe: async (topic: Topic, hear) => {
        const end = own.add(topic, hear);
        return () => void end();
      },
      onReturn: () => () => {},
      roundTrip: async () => 0,
      close: async () => {
        this.#members.delete(own);
      },
    };
  }

  #tell(from: Subscriptions, news: News): void {
    const topic = topicOf(news);
    for (const member of this.#members) {
      if (member !== from && member.has(topic)) setImmediate(() => member.tell(topic, news));
    }
  }
}
