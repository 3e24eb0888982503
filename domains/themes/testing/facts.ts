import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // The position of a company brings its project; the album has one of its own.
  records: { project: 'projects', picture: 'project_pictures' },
  make: async ({ world, organisationId, word }) => {
    await world.rows(
      `with project as (insert into projects (organisation_id, origin, name) values ($1, 1, $2) returning id)
       insert into project_pictures (organisation_id, project_id, name, place, storage_key)
       select $1, id, $2, 1, 'nowhere' from project`,
      organisationId,
      word,
    )
  },
  foreignAnswers: {
    unknown_person: ['themes.createTheme body.owner_id', 'themes.updateTheme body.owner_id'],
  },
}
