import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  // The position of a company brings its project.
  records: { project: 'projects' },
  foreignAnswers: {
    unknown_person: ['themes.createTheme body.owner_id', 'themes.updateTheme body.owner_id'],
  },
}
