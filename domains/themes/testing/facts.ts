import { Readable } from 'node:stream'
import { newFileKey } from '@bole/platform/server'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // The position of a company brings its project; the album has one of its own.
  records: {
    project: 'projects',
    picture: 'project_pictures',
    logo: 'project_logos',
    menu_item: 'project_menu_items',
  },
  make: async ({ world, organisationId, word }) => {
    const key = newFileKey()
    await world.store.write(`${key}.wide`, Readable.from([word]))
    await world.rows(
      `with project as (insert into projects (organisation_id, origin, name) values ($1, 1, $2) returning id),
       picture as (
         insert into project_pictures (organisation_id, project_id, name, caption, place, storage_key, state, width, height)
         select $1, id, $2, $2, 1, $3, 'ready', 1600, 900 from project
       ), item as (
         insert into project_menu_items (organisation_id, project_id, title, url, place)
         select $1, id, $2, 'https://example.com/', 1 from project
       ), step as (
         insert into project_schedule (organisation_id, project_id, title, day_from, place)
         select $1, id, $2, '2027-03-01', 1 from project
       ), answer as (
         insert into project_answers (organisation_id, project_id, question, answer, place)
         select $1, id, $2, $2, 1 from project
       ), keeper as (
         insert into project_keepers (organisation_id, project_id, user_id)
         select $1, id, (select min(users.id) from users where organisation_id = $1) from project
       )
       insert into project_logos (organisation_id, bytes) values ($1, '\\x00')`,
      organisationId,
      word,
      key,
    )
  },
  samples: { 'themes.addCustomMenu body.url': 'https://example.com/' },
  foreignAnswers: {
    // No sample has a company: a test of its own asks for a logo of somebody else.
    ignored: ['themes.createTheme body.company.logo', 'themes.updateTheme body.company.logo'],
    filter: ['themes.listThemes query.ids'],
    unknown_person: [
      'themes.createTheme body.owner_id',
      'themes.updateTheme body.owner_id',
      'themes.distributeTheme body.user_ids',
    ],
  },
}
