import { takeBack, useUndoToast } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { type Theme, themesApi } from '@bole/themes/contract'
import { useRef } from 'react'
import { useTexts } from '../texts/index.ts'

/** Milliseconds after an answer within which a click still belongs to a double click. */
const doubleClick = 500

/** What can be done with a project in the list, one thing at a time; a deletion can be taken back at once, or later among the deleted. */
export function useProjectChanges() {
  const t = useTexts()
  const tell = useUndoToast()
  const recover = useChange(themesApi.recoverTheme)
  const remove = useChange(themesApi.deleteTheme)
  const copy = useChange(themesApi.copyTheme, {
    onDone: ({ data }) => tell(t('copied', { name: data.theme_name, count: data.position_count })),
  })
  const isSending = useRef(false)
  const onSettled = () => setTimeout(() => (isSending.current = false), doubleClick)
  const once = (send: () => void) => {
    if (isSending.current) return
    isSending.current = true
    send()
  }
  return {
    copy: ({ id }: Theme) => once(() => copy.mutate({ body: { id } }, { onSettled })),
    recover: ({ id, theme_name: name }: Theme) =>
      once(() =>
        recover.mutate({ query: { id } }, { onSettled, onSuccess: () => tell(t('recovered', { name })) }),
      ),
    remove: ({ id, theme_name: name }: Theme) => {
      const undo = takeBack(themesApi.recoverTheme, { query: { id } }, t('recovered', { name }))
      once(() =>
        remove.mutate({ body: { id } }, { onSettled, onSuccess: () => tell(t('removed', { name }), undo) }),
      )
    },
  }
}
