import type { Standing } from '@bole/pipeline/model'
import { stages, statuses } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'
import { factsShown, storyOf } from './candidate-story.ts'
import { isMailAddress } from './mail-address.ts'
import { isSurelySame } from './same-person.ts'
import { stepsOf } from './steps-reached.ts'
import { isTold } from './story-table.ts'

const at = (stage: stages.Stage, step: number, detail = 0): Standing => ({
  stage,
  step,
  detail,
  leftBecause: null,
})

const nothing = { hasOffer: false }

describe('what a candidate is told', () => {
  test.each([
    [at(1, 0), false, 'received we_read', []],
    [at(1, 30), false, 'under_review we_arrange', []],
    [at(1, 40, 41), false, 'closed not_this_time', []],
    [at(14, 20), false, 'under_review team_reads', []],
    [at(3, 60), false, 'assessment please_answer', ['accept', 'change_date']],
    [at(15, 40, 42), false, 'assessment we_decide', []],
    [at(12, 60, 61), false, 'interview please_answer', ['accept', 'change_date']],
    [at(12, 10, 11), false, 'interview we_arrange', []],
    [at(12, 10, 12), true, 'interview we_rearrange', []],
    [at(12, 20, 21), false, 'interview take_part', ['change_date']],
    [at(12, 10, 17), false, 'interview we_seek_time', []],
    [at(12, 50, 52), false, 'closed you_withdrew', []],
    [at(5, 10, 11), false, 'offer offer_coming', []],
    [at(5, 10, 11), true, 'offer offer_waits', ['accept', 'change_date', 'consider']],
    [at(5, 20, 21), true, 'offer offer_waits', ['accept']],
    [at(5, 10, 15), true, 'offer offer_lapsed', []],
    [at(6, 10, 11), false, 'joining first_day', ['change_date']],
    [at(6, 20, 21), false, 'joining joined', []],
  ] as const)('%o (offer in writing: %s): %s', (standing, isWritten, told, answers) => {
    const story = storyOf(standing, { hasOffer: isWritten })
    expect(`${story.stage} ${story.next}`).toBe(told)
    expect(story.answers).toEqual(answers)
  })

  test('every status the pipeline knows has its words, and only an ending is called closed', () => {
    for (const known of statuses.statuses) {
      const standing = { ...known, leftBecause: null }
      expect(isTold(standing), `${known.stage} ${known.name}`).toBe(true)
      const { stage, canWithdraw } = storyOf(standing, nothing)
      expect(stage === 'closed').toBe(statuses.isEnded(known))
      expect(canWithdraw).toBe(!statuses.isEnded(known) && known.name !== 'entered')
    }
  })

  test('a pass reads like a wait for the result, so that nothing is promised before it is decided', () => {
    for (const stage of stages.meetingStages) {
      const [passed, waiting] = [at(stage, 40), at(stage, 30)].map((one) => storyOf(one, nothing))
      expect(passed).toEqual(waiting)
    }
  })

  test('who was taken off the list reads that it is closed and can answer nothing', () => {
    const story = storyOf({ ...at(12, 60), leftBecause: 'removed' }, nothing)
    expect(story).toMatchObject({ stage: 'closed', answers: [], canWithdraw: false })
  })

  test('a date that no longer stands is not shown', () => {
    expect(factsShown('notified')).toMatchObject({ meeting: true, replyBy: true })
    expect(factsShown('to_arrange').meeting).toBe(false)
    expect(factsShown('time_unsuitable')).toMatchObject({ meeting: false, replyBy: false })
    expect(factsShown('past_validity').offer).toBe(false)
    expect(factsShown('rescheduled').meeting).toBe(false)
  })
})

describe('the day we answer by', () => {
  // 2030-01-04 is a Friday.
  const friday = new Date('2030-01-04T12:00:00')
  test.each([
    ['us', null, '2030-01-18'],
    ['meeting', new Date('2030-01-09T12:00:00'), '2030-01-23'],
    ['meeting', new Date('2029-12-20T12:00:00'), '2030-01-18'],
    ['candidate', null, null],
    ['nobody', null, null],
  ] as const)('waiting for %s, meeting %s: %s', (waitsFor, meetsAt, expected) => {
    expect(answerBy({ stage: 'under_review', waitsFor, statusSince: friday, meetsAt })).toBe(expected)
  })
})

describe('the way so far', () => {
  const day = (number: number) => new Date(Date.UTC(2030, 0, number))
  const process = [1, 14, 12, 5, 6]
  type Passed = readonly [stage: number, day: number, isTheirs?: boolean]
  const way = (standing: Standing, passages: readonly Passed[], route = process) =>
    stepsOf({
      standing,
      process: route,
      appliedAt: day(1),
      passages: passages.map(([stage, number, isTheirs = false], index) => ({
        stage,
        at: day(number),
        isTheirs: isTheirs || index === 0,
      })),
      changedAt: day(20),
    }).map(
      ({ stage, reachedAt, isCurrent }) =>
        `${stage}${reachedAt ? reachedAt.getUTCDate() : ''}${isCurrent ? '*' : ''}`,
    )

  test('shows what was reached and what is ahead', () => {
    expect(way(at(1, 0), [[1, 1]])).toEqual(['received1*', 'under_review', 'interview', 'offer', 'joining'])
    expect(
      way(at(12, 60), [
        [1, 1],
        [14, 2],
        [12, 3],
      ]),
    ).toEqual(['received1', 'under_review1', 'interview3*', 'offer', 'joining'])
  })
  test('tells of no review where nobody of ours did anything before the candidate withdrew', () => {
    expect(
      way(at(1, 40, 42), [
        [1, 1],
        [1, 2, true],
      ]),
    ).toEqual(['received1', 'closed20*'])
    expect(
      way(at(1, 40, 42), [
        [1, 1],
        [1, 2],
        [1, 3, true],
      ]),
    ).toEqual(['received1', 'under_review1', 'closed20*'])
  })
  test('leaves out a stage that was passed over', () => {
    expect(
      way(
        at(5, 10, 11),
        [
          [1, 1],
          [5, 3],
        ],
        [1, 3, 12, 5, 6],
      ),
    ).toEqual(['received1', 'under_review1', 'offer3*', 'joining'])
  })
  test('never shows a stage that was taken back', () => {
    expect(
      way(at(12, 30), [
        [1, 1],
        [12, 3],
        [5, 4],
        [12, 4],
      ]),
    ).toEqual(['received1', 'under_review1', 'interview3*', 'offer', 'joining'])
  })
  test('ends where it ended', () => {
    expect(
      way(at(12, 50, 51), [
        [1, 1],
        [12, 3],
        [12, 20],
      ]),
    ).toEqual(['received1', 'under_review1', 'interview3', 'closed20*'])
  })
  test('tells two tests apart by where they stand', () => {
    const route = [1, 3, 12, 15, 5]
    expect(
      way(
        at(3, 60),
        [
          [1, 1],
          [3, 2],
        ],
        route,
      ),
    ).toEqual(['received1', 'under_review1', 'assessment2*', 'interview', 'assessment', 'offer'])
    expect(
      way(
        at(15, 60),
        [
          [1, 1],
          [3, 2],
          [12, 3],
          [15, 4],
        ],
        route,
      )[4],
    ).toBe('assessment4*')
  })
})

test.each([
  ['li.lei@example.com', true],
  ['li@例子.公司', true],
  ['a+b@mail.example.com.br', true],
  ['li@localhost', false],
  ['li@@example.com', false],
  ['li lei@example.com', false],
  ['li@example.com, han@example.com', false],
  ['li@-example.com', false],
])('mail %s: %s', (text, expected) => {
  expect(isMailAddress(text)).toBe(expected)
})

test.each([
  [{ name: '李 雷', phone: '13800138000', email: 'LI@example.com' }, true],
  [{ name: '李雷', phone: '13800138000', email: 'other@example.com' }, false],
  [{ name: '李雷', phone: '13800138001', email: 'li@example.com' }, false],
  [{ name: '韩梅梅', phone: '13800138000', email: 'li@example.com' }, false],
  [{ name: '李雷', phone: '13800138000', email: null }, false],
])('%o is surely 李雷: %s', (known, expected) => {
  expect(isSurelySame(known, { name: '李雷', phone: '13800138000', email: 'li@example.com' })).toBe(expected)
})
