import { describe, expect, test } from 'vitest'
import {
  kindsWorn,
  kindUsedUp,
  type Looks,
  limitsSaid,
  looksOf,
  namesOfLooks,
  type SkinKind,
  type SkinLimits,
} from './skins.ts'

const plain = { skin: 'plain', colour: 'blue' } as const
const band = { skin: 'band', colour: 'red' } as const

test.each<[Partial<Looks>, Looks]>([
  [{}, { desktop: plain, phone: plain }],
  [{ phone: band }, { desktop: plain, phone: band }],
])('of %j said, a project looks like %j', (said, looks) => {
  expect(looksOf(said)).toEqual(looks)
})

test.each<[number, Partial<Looks>, SkinKind[]]>([
  [1, {}, []],
  [1, { desktop: { skin: 'plain', colour: 'red' } }, []],
  [1, { desktop: band }, ['campus_pc']],
  [2, { desktop: band, phone: band }, ['social_pc', 'social_mobile']],
])('a project of origin %i that looks like %j takes up %j', (origin, said, kinds) => {
  expect(kindsWorn(origin, looksOf(said))).toEqual(kinds)
})

describe('what is used up', () => {
  test.each<[SkinKind[], Partial<Record<SkinKind, number>>, SkinLimits, SkinKind | null]>([
    [['campus_pc'], { campus_pc: 9 }, null, null],
    [['campus_pc'], { campus_pc: 9 }, {}, null],
    [['campus_pc'], { campus_pc: 1 }, { campus_pc: 2 }, null],
    [['campus_pc'], { campus_pc: 2 }, { campus_pc: 2 }, 'campus_pc'],
    [['campus_pc', 'campus_mobile'], {}, { campus_mobile: 0 }, 'campus_mobile'],
    [[], { campus_pc: 9 }, { campus_pc: 0 }, null],
  ])('of %j beside %j and limits %j is %s', (wanted, worn, limits, kind) => {
    expect(kindUsedUp(wanted, worn, limits)).toBe(kind)
  })
})

test('style sheets have a name for each device', () => {
  expect(namesOfLooks({ desktop: band, phone: plain })).toBe(
    'desktop-band desktop-red phone-plain phone-blue',
  )
})

test.each<[Partial<Record<SkinKind, number>>, SkinLimits]>([
  [{}, null],
  [{ campus_pc: 0 }, { campus_pc: 0 }],
  [
    { campus_pc: 3, social_mobile: 1 },
    { campus_pc: 3, social_mobile: 1 },
  ],
])('said of kinds %j, an organisation has %j', (said, limits) => {
  const none = { campus_pc: null, campus_mobile: null, social_pc: null, social_mobile: null }
  expect(limitsSaid({ ...none, ...said })).toEqual(limits)
})
