import { type Lecture, lecturesApi } from '@bole/lectures/contract'
import { actionsOn, type RowActions } from '@bole/platform/list'
import type { LecturesTexts } from '../texts/index.ts'

const on = actionsOn(lecturesApi.listLectures)

/** What can be done with a stop. */
export function lectureActions(t: LecturesTexts, edit: (lecture: Lecture) => void): RowActions<Lecture> {
  return {
    edit: on.open(t('edit'), edit),
    remove: on.send(t('remove'), lecturesApi.removeLecture, ({ id }) => ({ query: { id } }), {
      isDangerous: true,
      confirm: ({ university }) => ({
        title: t('removeSure', { name: university }),
        content: t('removeMeans'),
      }),
      done: (_, { university }) => t('removed', { name: university }),
    }),
  }
}
