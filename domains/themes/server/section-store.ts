import type { Query, Transaction } from '@bole/platform/server'
import type { ThemeChanges } from '@bole/themes/contract'
import { sections } from '@bole/themes/model'
import { type RawBuilder, sql } from 'kysely'
import { themes } from './queries.ts'

const among = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${ids}::bigint[])`

/** The links of some projects' own, in their order. */
export function menuOf(ids: readonly number[]) {
  return themes
    .selectFrom('project_menu_items')
    .select(['project_id', 'id', 'title', 'url'])
    .where('project_id', '=', among(ids))
    .orderBy('place')
    .orderBy('id')
}

/** The steps of some projects' schedules. */
export function scheduleOf(ids: readonly number[]) {
  return themes
    .selectFrom('project_schedule')
    .select(['project_id', 'title', 'day_from', 'day_to'])
    .where('project_id', '=', among(ids))
    .orderBy('place')
}

/** The questions with answers of some projects. */
export function answersOf(ids: readonly number[]) {
  return themes
    .selectFrom('project_answers')
    .select(['project_id', 'question', 'answer'])
    .where('project_id', '=', among(ids))
    .orderBy('place')
}

/** Writes the schedule and the answers of a project in place of those there were, where they are given. */
export function saveSections(tx: Transaction, project_id: number, given: ThemeChanges): void {
  const owned = { organisation_id: tx.organisationId, project_id }
  if (given.schedule !== undefined) {
    tx.save(themes.deleteFrom('project_schedule').where('project_id', '=', project_id))
    const rows = sections.orderedSchedule(given.schedule).map((step, index) => ({
      ...owned,
      ...step,
      place: index + 1,
    }))
    if (rows.length > 0) tx.save(themes.insertInto('project_schedule').values(rows))
  }
  if (given.qa !== undefined) {
    tx.save(themes.deleteFrom('project_answers').where('project_id', '=', project_id))
    const rows = given.qa.map(({ question, answer }, index) => ({
      ...owned,
      question,
      answer,
      place: index + 1,
    }))
    if (rows.length > 0) tx.save(themes.insertInto('project_answers').values(rows))
  }
}

/** Gives another project the same links, schedule and answers. */
export function copySections(tx: Transaction, from: number, to: number): void {
  const project = sql<number>`${to}::bigint`.as('project')
  const copies: readonly Query<object>[] = [
    themes
      .insertInto('project_menu_items')
      .columns(['organisation_id', 'project_id', 'title', 'url', 'place'])
      .expression((eb) =>
        eb
          .selectFrom('project_menu_items')
          .select(['organisation_id', project, 'title', 'url', 'place'])
          .where('project_id', '=', from),
      ),
    themes
      .insertInto('project_schedule')
      .columns(['organisation_id', 'project_id', 'title', 'day_from', 'day_to', 'place'])
      .expression((eb) =>
        eb
          .selectFrom('project_schedule')
          .select(['organisation_id', project, 'title', 'day_from', 'day_to', 'place'])
          .where('project_id', '=', from),
      ),
    themes
      .insertInto('project_answers')
      .columns(['organisation_id', 'project_id', 'question', 'answer', 'place'])
      .expression((eb) =>
        eb
          .selectFrom('project_answers')
          .select(['organisation_id', project, 'question', 'answer', 'place'])
          .where('project_id', '=', from),
      ),
  ]
  for (const copy of copies) tx.save(copy)
}
