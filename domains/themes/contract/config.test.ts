import { keeping } from '@bole/themes/model'
import { describe, expect, test } from 'vitest'
import { themesApi } from './api.ts'

const { setPassTemplate, setNotifiedEvents, distributeTheme } = themesApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

describe('what candidates of a project are told', () => {
  test.each<[object, boolean]>([
    [{ theme_id: 1, template_id: 7 }, true],
    [{ theme_id: 1, template_id: null }, true],
    [{ theme_id: 1 }, false],
    [{ theme_id: 1, template_id: 0 }, false],
    [{ theme_id: 1, template_id: 1.5 }, false],
    [{ template_id: 7 }, false],
  ])('the template of a pass %j is taken: %s', (body, isTaken) => {
    expect(takes(setPassTemplate.body, body)).toBe(isTaken)
  })

  test.each<[object, boolean]>([
    [{ events: [] }, true],
    [{ events: [...keeping.tellableEvents] }, true],
    [{ events: ['passed', 'hired'] }, false],
    [{ events: ['message'] }, false],
    [{ events: 'passed' }, false],
    [{}, false],
  ])('events %j are taken: %s', (body, isTaken) => {
    expect(takes(setNotifiedEvents.body, body)).toBe(isTaken)
  })

  test('the project stands in the query, as the specification has it', () => {
    expect(setNotifiedEvents.query.parse({ theme_id: '9' })).toEqual({ theme_id: 9 })
    expect(takes(setNotifiedEvents.query, {})).toBe(false)
  })
})

test.each<[object, boolean]>([
  [{ user_ids: [], department_ids: [] }, true],
  [{ user_ids: [1, 2], department_ids: [3] }, true],
  [{ user_ids: [0], department_ids: [] }, false],
  [{ user_ids: [1] }, false],
  [{ user_ids: Array.from({ length: 201 }, () => 1), department_ids: [] }, false],
])('handing a project to %j is taken: %s', (given, isTaken) => {
  expect(takes(distributeTheme.body, { theme_id: 1, ...given })).toBe(isTaken)
})
