import type { News, Topic } from './bus';

/** Who listens for what, within one server. */
export class Subscriptions {
  readonly #ears = new Map<Topic, Set<(news: News) => void>>();

  topics(): Topic[] {
    return [...this.#ears.keys()];
  }

  has(topic: Topic): boolean {
    return this.#ears.has(topic);
  }

  /** @returns what ends it: whether the topic has nobody left; calling it again does nothing */
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
