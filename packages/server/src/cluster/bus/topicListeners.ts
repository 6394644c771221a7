import type { News, Topic } from './bus';

/** The listeners of one server, by topic. */
export class Subscriptions {
  readonly #ears = new Map<Topic, Set<(news: News) => void>>();

  topics(): Topic[] {
    return [...this.#ears.keys()];
  }

  has(topic: Topic): boolean {
    return this.#ears.has(topic);
  }

  /** @returns unsubscribe, which returns whether the topic has no listener left; calling it again has no effect */
  add(topic: Topic, hear: (news: News) => void): () => boolean {
    const own = (news: News) => hear(news);
    const ears = this.#ears.get(topic) ?? new Set();
    this.#ears.set(topic, ears.add(own));
    return () => {
      if (!ears.delete(own) || ears.size > 0) return false;
      return this.#ears.delete(topic);
    };
  }

  tell(topic: Topic, news: News): void {
    for (const hear of [...(this.#ears.get(topic) ?? [])]) hear(news);
  }
}
