import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { circleOf, type ReactionSource, reactionsText, readReactions } from './derive-reactions.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const checkoutOf = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'bole-reactions-'))
  folders.push(root)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'domains', file)), { recursive: true })
    writeFileSync(join(root, 'domains', file), text)
  }
  return root
}

const kites = `export const kitesEvents = defineEvents('kites', {
  flown: z.object({ id: field.id }),
  landed: z.object({ id: field.id }),
})`
const watching = (kind: string) => `import { on } from '@bole/platform/server'
import { kitesApi, kitesEvents } from '@bole/kites/contract'
export const watch = on(kitesEvents.${kind}, () => undefined)`

test('news come from the contracts and reactions from the servers, tests aside', () => {
  const read = readReactions(
    checkoutOf({
      'kites/contract/events.ts': kites,
      'birds/server/look/watch.ts': watching('flown'),
      'birds/server/watch.test.ts': watching('landed'),
    }),
  )
  const file = 'domains/birds/server/look/watch.ts'
  expect(read.reactions).toEqual([{ file, domain: 'birds', name: 'kites.flown' }])
  expect(reactionsText(read)).toContain(`| \`kites.flown\` | kites | birds [watch](../${file}) |`)
  expect(reactionsText(read)).toContain('| `kites.landed` | kites |  |')
})

const reaction = (name: string, domain: string): ReactionSource => ({ domain, name, file: `${domain}.ts` })

test.each([
  ['no circle', [reaction('a.x', 'b'), reaction('a.x', 'c'), reaction('b.y', 'c')], null],
  ['itself', [reaction('a.x', 'a')], ['a', 'a']],
  ['each other', [reaction('a.x', 'b'), reaction('b.y', 'a')], ['a', 'b', 'a']],
  [
    'three, entered from outside',
    [reaction('z.n', 'a'), reaction('a.x', 'b'), reaction('b.y', 'c'), reaction('c.z', 'a')],
    ['a', 'b', 'c', 'a'],
  ],
])('a circle of reactions: %s', (_, reactions, circle) => {
  expect(circleOf(reactions)).toEqual(circle)
})

test('a circle, and a reaction to what nobody declares, end the derivation', () => {
  const circle = [reaction('a.x', 'b'), reaction('b.y', 'a')]
  expect(() => reactionsText({ news: [], reactions: circle })).toThrow('in a circle: a → b → a')
  expect(() => reactionsText({ news: [], reactions: [reaction('a.x', 'b')] })).toThrow('no contract declares')
})
