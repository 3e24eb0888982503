import { App } from 'antd'
import { useTexts } from '../texts/index.ts'

/** Names those that nothing was done with, each with the reason. */
export function useTellRefused(): (
  refused: readonly { readonly title: string; readonly message: string }[],
) => void {
  const t = useTexts()
  const { modal } = App.useApp()
  return (refused) => {
    if (refused.length === 0) return
    modal.info({
      title: t('refused', { count: refused.length }),
      content: (
        <ul>
          {refused.map(({ title, message }) => (
            <li key={title}>{`${title}: ${message}`}</li>
          ))}
        </ul>
      ),
    })
  }
}
