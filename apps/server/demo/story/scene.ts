import type { Occasion } from './content/feedback.ts'
import { sentences, tags, topicSentences, topicsOf } from './content/feedback.ts'
import { users } from './organisation.ts'
import type { Random } from './random.ts'
import { createDeck } from './random.ts'
import type { Candidate, Language, Position, Project } from './story-shape.ts'

/** One application about to be told: who is in it, and what they find to say. */
export type Scene = {
  random: Random
  candidate: Candidate
  position: Position
  project: Project
  /** What a member of staff (by username) or the candidate says at an occasion, in their own language. */
  say: (who: string, occasion: Occasion) => string
  tag: (who: string, kind: 'good' | 'bad' | 'free') => string
  /** An hour of that day at which none of these people sits in another interview. */
  freeHour: (daysFromNow: number, interviewers: readonly string[]) => number
}

const hours = [10, 14, 15, 11, 16, 9, 17, 13]

/** Scenes that share their decks of sentences, so that the whole company hardly repeats itself. */
export function createScenes(
  random: Random,
): (candidate: Candidate, position: Position, project: Project) => Scene {
  const decks = new Map<string, () => string>()
  const draw = (key: string, list: readonly string[]) => {
    const deck = decks.get(key) ?? createDeck(random, list)
    decks.set(key, deck)
    return deck()
  }
  const booked = new Set<string>()
  const freeHour = (daysFromNow: number, interviewers: readonly string[]) => {
    const isFree = (hour: number) => interviewers.every((who) => !booked.has(`${who}/${daysFromNow}/${hour}`))
    const hour = hours.find(isFree)
    if (hour === undefined) throw new Error(`No hour left for ${interviewers.join()} in ${daysFromNow} days`)
    for (const who of interviewers) booked.add(`${who}/${daysFromNow}/${hour}`)
    return hour
  }
  return (candidate, position, project) => {
    const languageOf = (who: string): Language =>
      who === 'candidate'
        ? candidate.language
        : (users.find((user) => user.username === who)?.language ?? 'zh-CN')
    return {
      random,
      candidate,
      position,
      project,
      freeHour,
      say: (who, occasion) => {
        const language = languageOf(who)
        const topics = topicsOf[position.key] ?? []
        const fitting = topics.flatMap((topic) => topicSentences[language][topic]?.[occasion] ?? [])
        return draw(`${language}/${occasion}/${topics.join()}`, [
          ...fitting,
          ...sentences[language][occasion],
        ])
      },
      tag: (who, kind) => {
        const language = languageOf(who)
        return draw(`${language}/tag/${kind}`, tags[language][kind])
      },
    }
  }
}
