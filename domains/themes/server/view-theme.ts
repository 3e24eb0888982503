import { type Handler, notFound } from '@bole/platform/server'
import type { themesApi } from '@bole/themes/contract'
import { formOf } from '@bole/themes/model'
import { countProject } from './count-projects.ts'
import { projectsInSight } from './keepers.ts'
import { presentCompany, presentTheme } from './present.ts'
import { projectsWithOwner } from './project-store.ts'
import { answersOf, menuOf, scheduleOf } from './section-store.ts'

/** Deleted ones too: somebody looks before recovering. */
export const viewTheme: Handler<typeof themesApi.viewTheme> = async ({ query, caller, tx }) => {
  const project = await tx.find(
    projectsWithOwner().where('projects.id', '=', query.id).where(projectsInSight(caller)),
  )
  if (!project) throw notFound()
  const row = await countProject(tx, caller, project)
  const [menu, schedule, answers] = await tx.load(menuOf([row.id]), scheduleOf([row.id]), answersOf([row.id]))
  return {
    theme: {
      ...presentTheme(row, caller),
      menu: menu.map(({ id, title, url }) => ({ id, title, url })),
      schedule: schedule.map(({ title, day_from, day_to }) => ({ title, day_from, day_to })),
      qa: answers.map(({ question, answer }) => ({ question, answer })),
    },
    company: presentCompany(row),
    question_list: [...formOf(row.questions)],
  }
}
