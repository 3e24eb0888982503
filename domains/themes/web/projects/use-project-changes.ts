import { takeBack, useUndoToast } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { type Theme, themesApi } from '@bole/themes/contract'
import { useTexts } from '../texts/index.ts'

/** What can be done with a project in the list; a deletion can be taken back at once, or later among the deleted. */
export function useProjectChanges() {
  const t = useTexts()
  const tell = useUndoToast()
  const recover = useChange(themesApi.recoverTheme)
  const remove = useChange(themesApi.deleteTheme)
  const copy = useChange(themesApi.copyTheme, {
    onDone: ({ data }) => tell(t('copied', { name: data.theme_name, count: data.position_count })),
  })
  return {
    copy: ({ id }: Theme) => copy.mutate({ body: { id } }),
    recover: ({ id, theme_name: name }: Theme) =>
      recover.mutate({ query: { id } }, { onSuccess: () => tell(t('recovered', { name })) }),
    remove: ({ id, theme_name: name }: Theme) =>
      remove.mutate(
        { body: { id } },
        {
          onSuccess: () =>
            tell(
              t('removed', { name }),
              takeBack(themesApi.recoverTheme, { query: { id } }, t('recovered', { name })),
            ),
        },
      ),
  }
}
