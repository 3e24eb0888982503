import { expect, test } from 'vitest'
import { type PositionStanding, whatCanBeDone } from './what-can-be-done.ts'

const draft: PositionStanding = {
  title: 'Engineer',
  cities: ['上海'],
  headCount: 1,
  texts: ['Keeps the chargers running'],
  isProcessDeleted: false,
  isProjectDeleted: false,
  state: 'draft',
  live: 0,
}

function allowed(position: PositionStanding, mayManage = true) {
  return Object.entries(whatCanBeDone(position, mayManage))
    .filter(([, may]) => may)
    .map(([what]) => what)
}

test.each<[Partial<PositionStanding>, string[]]>([
  [{}, ['edit', 'open', 'delete', 'copy']],
  [{ cities: [] }, ['edit', 'delete', 'copy']],
  [{ texts: [''] }, ['edit', 'delete', 'copy']],
  [{ state: 'open' }, ['edit', 'close', 'copy']],
  [{ state: 'open', live: 3 }, ['edit', 'close', 'copy']],
  [{ state: 'closed', live: 3 }, ['edit', 'open', 'copy']],
  [{ state: 'closed' }, ['edit', 'open', 'delete', 'copy']],
  [{ state: 'closed', isProcessDeleted: true }, ['edit', 'delete', 'copy']],
])('%o: %j', (change, can) => {
  expect(allowed({ ...draft, ...change })).toEqual(can)
  expect(allowed({ ...draft, ...change }, false)).toEqual([])
})
