import type { Topic } from "../database/topics.ts";

/** The keys of lists by topic, so that a change of one gym does not visit the lists of all gyms. */
export class TopicIndex {
  /** By the part of the topic before the gym, then by topic. */
  readonly #groups = new Map<string, Map<string, Set<string>>>();

  add(topic: Topic, key: string): void {
    const group = this.#groups.get(getName(topic)) ?? new Map<string, Set<string>>();
    this.#groups.set(getName(topic), group);
    group.set(topic, (group.get(topic) ?? new Set()).add(key));
  }

  remove(topic: Topic, key: string): void {
    const group = this.#groups.get(getName(topic));
    const keys = group?.get(topic);
    keys?.delete(key);
    if (keys?.size === 0) group?.delete(topic);
  }

  /** Returns the keys of the topics that contain the changed one or that it contains. */
  find(changedTopic: string): string[] {
    const name = getName(changedTopic);
    const group = this.#groups.get(name);
    if (!group) return [];
    const keySets =
      changedTopic === name ? [...group.values()] : [group.get(name), group.get(changedTopic)];
    return keySets.flatMap((keys) => [...(keys ?? [])]);
  }
}

/** `routes` for `routes:<gymId>`. */
const getName = (topic: string) => topic.split(":", 1)[0] ?? topic;
