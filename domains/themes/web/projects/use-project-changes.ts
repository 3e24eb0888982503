import { actionsOn, takeBack } from '@bole/platform/list'
import { themesApi } from '@bole/themes/contract'
import { useTexts } from '../texts/index.ts'

const { send } = actionsOn(themesApi.listThemes)

/** What can be done with a project in the list; a deletion can be taken back at once, or later among the deleted. */
export function useProjectChanges() {
  const t = useTexts()
  return {
    copy: send(t('copy'), themesApi.copyTheme, ({ id }) => ({ body: { id } }), {
      done: ({ theme_name: name, position_count: count }) => t('copied', { name, count }),
    }),
    recover: send(t('recover'), themesApi.recoverTheme, ({ id }) => ({ query: { id } }), {
      done: (_, { theme_name: name }) => t('recovered', { name }),
    }),
    remove: send(t('delete'), themesApi.deleteTheme, ({ id }) => ({ body: { id } }), {
      isDangerous: true,
      done: (_, { theme_name: name }) => t('removed', { name }),
      undo: (_, { id, theme_name: name }) =>
        takeBack(themesApi.recoverTheme, { query: { id } }, t('recovered', { name })),
    }),
  }
}
