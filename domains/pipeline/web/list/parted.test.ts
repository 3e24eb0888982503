import { describe, expect, test } from 'vitest'
import { application, statusOf } from '../testing/examples.ts'
import { type BatchKind, parted } from './parted.ts'
import { noSelection, withItems } from './selection.ts'

const going = application(1)
const ended = application(2, { status: statusOf(1, 40, 41) })
const gone = application(3, { is_listed: false })
const entering = application(4, { status: statusOf(6, 10, 11) })
const all = withItems(noSelection, [going, ended, gone, entering])

describe('whom a batch affects, and whom it skips and why', () => {
  test.each<[BatchKind, number[], string[]]>([
    ['move', [1, 4], ['application_ended', 'application_left']],
    ['pass', [1], ['application_ended', 'application_left', 'action_not_in_stage']],
    ['eliminate', [1], ['application_ended', 'application_left', 'action_not_in_stage']],
    ['remain', [1], ['application_ended', 'application_left', 'action_not_in_stage']],
    ['entry', [4], ['action_not_in_stage', 'application_ended', 'application_left']],
    ['position', [1, 4], ['application_ended', 'application_left']],
    ['transfer', [1, 4], ['application_ended', 'application_left']],
    ['approval', [1, 4], ['application_ended', 'application_left']],
    ['remove', [1, 2, 4], ['application_left']],
    ['restore', [2, 3], ['nothing_to_restore', 'nothing_to_restore']],
  ])('%s', (kind, affected, reasons) => {
    const found = parted(kind, all)
    expect([...found.affected.keys()]).toEqual(affected)
    expect(found.skipped.map(({ reason }) => reason)).toEqual(reasons)
  })
})

describe('a further decision', () => {
  const at = (id: number, step: number, detail = 0) => application(id, { status: statusOf(12, step, detail) })
  const some = withItems(noSelection, [at(1, 10, 11), at(2, 20, 21), at(3, 30), at(4, 40)])
  test.each<[BatchKind, number[]]>([
    // Nobody misses what is not arranged, and what is over is not called off.
    ['absence', [2, 3]],
    ['cancel', [2]],
    ['remain', [1, 2, 3, 4]],
    ['move_out', []],
  ])('%s is for whom it makes sense', (kind, affected) => {
    const found = parted(kind, some)
    expect([...found.affected.keys()]).toEqual(affected)
    expect(new Set(found.skipped.map(({ reason }) => reason))).toEqual(
      new Set(affected.length < 4 ? ['action_not_in_stage'] : []),
    )
  })

  test('that is made already is not made again', () => {
    const entered = withItems(noSelection, [application(1, { status: statusOf(6, 20, 21) })])
    expect(parted('entry', entered).skipped.map(({ reason }) => reason)).toEqual(['already_there'])
  })
})

describe('who is already where a batch leads is skipped, as soon as that is chosen', () => {
  const other = application(5, {
    status: statusOf(12, 30),
    position: { id: 6, title: '数据分析师', city: '' },
    owner: null,
  })
  const titled = application(6, { status: { ...statusOf(12, 30), title: '终面' } })
  const some = withItems(noSelection, [going, other, titled])
  test.each<[BatchKind, Parameters<typeof parted>[2], number[]]>([
    ['move', {}, []],
    ['move', { step: { stage: 12, title: '' } }, [5]],
    ['move', { step: { stage: 12, title: '终面' } }, [6]],
    ['move', { step: { stage: 1, title: '' } }, [1]],
    ['position', { position_id: 5 }, [1, 6]],
    ['transfer', { owner_id: 3 }, [1, 6]],
    ['transfer', { owner_id: 4 }, []],
  ])('%s to %j', (kind, target, there) => {
    const { affected, skipped } = parted(kind, some, target)
    expect([1, 5, 6].filter((id) => !affected.has(id))).toEqual(there)
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
      new Set(there.length > 0 ? ['already_there'] : []),
    )
  })
})
