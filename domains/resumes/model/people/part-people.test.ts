import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeChoiceNames } from './merge-people.ts'
import { editable, hashOf, Story } from './testing/merge-story.ts'
import { randomFrom } from './testing/random-from.ts'

const runs = 10_000

describe('a merge that is undone', () => {
  test(`gives everybody back exactly, with their own changes, in ${runs} random stories`, () => {
    let undone = 0
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 6, max: 26 }), (seed, acts) => {
        const pick = randomFrom(seed)
        const story = new Story(2 + pick(3), pick)
        let serial = 0
        for (let done = 0; done < acts; done++) {
          const standing = story.standing()
          const id = standing[pick(standing.length)] ?? 1
          const act = pick(6)
          if (act === 0) {
            const others = standing.filter((one) => one !== id)
            const other = others[pick(others.length)]
            if (other)
              story.merge(
                id,
                other,
                mergeChoiceNames.filter(() => pick(2) === 1),
              )
          } else if (act === 1) story.undo(id)
          else if (act < 4) story.edit(id, editable[pick(editable.length)] ?? 'city', `值${serial++}`, pick)
          else story.add(id, (['application', 'resume', 'note'] as const)[pick(3)] ?? 'note', pick)
        }
        for (;;) {
          const merged = story.standing().filter((id) => story.members(id).length > 1)
          if (merged.length === 0) break
          for (const id of merged) story.undo(id)
        }
        for (const [id, record] of story.records)
          if (hashOf(record) !== hashOf(story.truthOf(id))) expect(record).toEqual(story.truthOf(id))
        undone += story.undone
      }),
      { numRuns: runs },
    )
    console.info(`un-merge: ${runs} random stories, ${undone} merges undone, every record equal to its own`)
  })
})
