import { useChange } from '@bole/platform/web'
import { type Theme, themesApi } from '@bole/themes/contract'
import { App, Button } from 'antd'
import { useTexts } from '../texts/index.ts'

/** Seconds in which a deletion can be taken back from its toast (look.md: feedback). */
const undoSeconds = 10

/** What can be done with a project in the list; a deletion can be taken back at once, or later among the deleted. */
export function useProjectChanges() {
  const t = useTexts()
  const { message } = App.useApp()
  const recover = useChange(themesApi.recoverTheme)
  const remove = useChange(themesApi.deleteTheme)
  const copy = useChange(themesApi.copyTheme, {
    onDone: ({ data }) =>
      void message.success(t('copied', { name: data.theme_name, count: data.position_count })),
  })
  const bringBack = ({ id, theme_name: name }: Theme) =>
    recover.mutate({ query: { id } }, { onSuccess: () => void message.success(t('recovered', { name })) })
  const tellRemoved = (project: Theme) => {
    const key = `removed-${project.id}`
    const takeBack = () => {
      message.destroy(key)
      bringBack(project)
    }
    message.open({
      key,
      type: 'success',
      duration: undoSeconds,
      content: (
        <>
          {t('removed', { name: project.theme_name })}{' '}
          <Button type="link" size="small" onClick={takeBack}>
            {t('undo')}
          </Button>
        </>
      ),
    })
  }
  return {
    copy: ({ id }: Theme) => copy.mutate({ body: { id } }),
    recover: bringBack,
    remove: (project: Theme) =>
      remove.mutate({ body: { id: project.id } }, { onSuccess: () => tellRemoved(project) }),
  }
}
