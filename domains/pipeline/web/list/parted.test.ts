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
    ['position', [1, 4], ['application_ended', 'application_left']],
    ['transfer', [1, 4], ['application_ended', 'application_left']],
    ['remove', [1, 2, 4], ['application_left']],
    ['restore', [2, 3], ['nothing_to_restore', 'nothing_to_restore']],
  ])('%s', (kind, affected, reasons) => {
    const found = parted(kind, all)
    expect([...found.affected.keys()]).toEqual(affected)
    expect(found.skipped.map(({ reason }) => reason)).toEqual(reasons)
  })
})
