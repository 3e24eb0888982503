import { expect, test } from 'vitest'
import { countReaders, onceEach } from './once-each.ts'

const who = (id: number, candidate_id: number, email: string | null, phone: string | null = null) => ({
  ...{ id, candidate_id, email, phone },
})

test.each([
  ['two applications of one address', 'mail', [who(1, 1, 'lin@x.cn'), who(2, 1, 'lin@x.cn')], [2]],
  ['two records of one address', 'mail', [who(5, 1, 'Lin@x.cn'), who(4, 2, 'lin@x.cn')], [5]],
  ['two people', 'mail', [who(1, 1, 'lin@x.cn'), who(2, 2, 'wu@x.cn')], [1, 2]],
  ['one person without an address', 'mail', [who(1, 1, null), who(2, 1, null), who(3, 2, null)], [2, 3]],
  ['one number written in two ways', 'sms', [who(1, 1, 'a@x', '+86 138'), who(2, 2, 'b@x', '+86138')], [2]],
] as const)('of %s', (_, written, people, kept) => {
  expect(onceEach(written, people).map(({ id }) => id)).toEqual(kept)
  const going = people.map((who) => ({ who }))
  expect(countReaders(written, going)).toBe(kept.length)
})
