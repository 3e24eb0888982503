import { type Handler, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { formOf } from '@bole/themes/model'
import { countProject } from './count-projects.ts'
import { presentCompany, presentTheme } from './present.ts'
import { projectsWithOwner } from './project-store.ts'

/** Deleted ones too: somebody looks before recovering. */
export const viewTheme: Handler<typeof themesApi.viewTheme> = async ({ query, caller, tx }) => {
  const project = await tx.find(projectsWithOwner().where('projects.id', '=', query.id))
  if (!project) throw notFound()
  const row = await countProject(tx, caller, project)
  return {
    theme: presentTheme(row, caller),
    company: presentCompany(row),
    question_list: [...formOf(row.questions)],
  }
}
