import { Readable } from 'node:stream'
import { newFileKey } from '@bole/platform/server'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // The position of a company brings its project; the album has one of its own.
  records: { project: 'projects', picture: 'project_pictures' },
  make: async ({ world, organisationId, word }) => {
    const key = newFileKey()
    await world.store.write(`${key}.wide`, Readable.from([word]))
    await world.rows(
      `with project as (insert into projects (organisation_id, origin, name) values ($1, 1, $2) returning id)
       insert into project_pictures (organisation_id, project_id, name, place, storage_key, state, width, height)
       select $1, id, $2, 1, $3, 'ready', 1600, 900 from project`,
      organisationId,
      word,
      key,
    )
  },
  foreignAnswers: {
    filter: ['themes.listThemes query.ids'],
    unknown_person: ['themes.createTheme body.owner_id', 'themes.updateTheme body.owner_id'],
  },
}
