import { pipelineApi } from '@bole/pipeline/contract'
import { fromAddress } from '@bole/platform/web'
import { statuses } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { addressFields, conditionNames, conditionsIn, writtenConditions } from './conditions.ts'

const schema = pipelineApi.listCandidates.query
const plain = {
  origin: 2,
  tracker_status: 0,
  sort: 'applied_at',
  order: 'desc',
  page_size: 50,
  with_choices: false,
}

const written = {
  many: [...'1234567890'].join(),
  flag: 'true',
  day: '2026-11-21',
  status: '10/11,20/21',
  stages: '1,14,99',
  colour: statuses.colours.join(),
  degree: 'doctor,wizard',
  gender: 'female',
  sort: 'status_since',
  order: 'asc',
  large: '4000',
  far: '99',
  long: 'x'.repeat(101),
  longer: 'x'.repeat(201),
  words: ' 王 ,李',
  nothing: '',
}

describe('an address asks for what its call would understand', () => {
  const names = [...conditionNames, 'tracker_status', 'statuses', 'sort', 'order']
  const cases = names.flatMap((name) => Object.values(written).map((value) => [name, value] as const))
  test.each(cases)('%s=%s', (name, value) => {
    const understood = schema.safeParse({ ...plain, [name]: value })
    const state = fromAddress.read({ [name]: value }, addressFields)
    expect(conditionsIn(state, 2)).toEqual(understood.data ?? plain)
  })

  test('and every condition of the call can be asked for', () => {
    const known = [...names, 'origin', 'cursor', 'page', 'page_size', 'with_choices']
    expect(known.toSorted()).toEqual(Object.keys(schema.shape).toSorted())
  })
})

test.each([
  [0, { interviewer_id: [3], check_by_user_id: [4] }],
  [12, { interviewer_id: [3] }],
  [14, { check_by_user_id: [4] }],
  [3, { check_by_user_id: [4] }],
])('at stage %d only who has to do with it is asked for', (tracker_status, expected) => {
  const asked = conditionsIn({ tracker_status, interviewer_id: [3], check_by_user_id: [4] }, 2)
  const { interviewer_id, check_by_user_id } = asked
  expect(JSON.parse(JSON.stringify({ interviewer_id, check_by_user_id }))).toEqual(expected)
})

test('what a list is asked is written as a saved search keeps it, without its place in the list', () => {
  const asked = conditionsIn({ keyword: '林', position_id: [3, 5], has_left: true }, 2)
  expect(writtenConditions({ ...asked, cursor: 'c', page: 2 })).toEqual({
    ...{ origin: '2', keyword: '林', position_id: '3,5', has_left: 'true' },
    ...{ tracker_status: '0', sort: 'applied_at', order: 'desc' },
  })
})
