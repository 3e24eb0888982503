import { DeleteOutlined, StarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useContext, useState } from 'react'
import { useTexts } from '../shape/texts/index.ts'
import { useSender } from '../shape/use-sender.ts'
import type { SearchParams } from '../web/address-fields.ts'
import { useSearchParams } from '../web/address-state.ts'
import { MenuUnder } from '../web/later-popup.tsx'
import { useCall } from '../web/use-call.ts'
import { useLazy } from '../web/use-lazy.ts'
import styles from './filter-bar.module.css'
import { SavedViewCalls, type ViewCalls } from './view-calls.ts'

const saveViewDialog = () => import('./save-view-dialog.tsx')

interface View {
  readonly id: number
  readonly name: string
  readonly conditions: SearchParams
}

interface SavedViewsProps {
  readonly screen: string
  /** The names that a view keeps. */
  readonly names: readonly string[]
}

/** The caller's saved conditions of a list: open one, save the present ones, forget one. */
export function SavedViews(props: SavedViewsProps): ReactNode {
  const calls = useContext(SavedViewCalls)
  return calls && <ViewMenu {...props} calls={calls} />
}

function ViewMenu({ screen, names, calls }: SavedViewsProps & { readonly calls: ViewCalls }): ReactNode {
  const t = useTexts()
  const [words, change] = useSearchParams()
  const [isNaming, setNaming] = useState(false)
  const SaveViewDialog = useLazy(saveViewDialog, isNaming)?.SaveViewDialog
  const answer = useCall(calls.list, { query: { screen } } as never).data?.data
  const { list: saved = [] } = (answer ?? {}) as { readonly list?: readonly View[] }
  const forget = useSender()
  const present = Object.fromEntries(
    names.flatMap((name) => (words[name] ? [[name, words[name]] as const] : [])),
  )
  const nothing = Object.fromEntries(names.map((name) => [name, null]))
  const items = saved.map(({ id, name, conditions }) => ({
    key: id,
    onClick: () => change({ ...nothing, page: null, ...conditions }),
    label: (
      <span className={styles.view}>
        {name}
        <DeleteOutlined
          role="button"
          aria-label={t('views.forget', { name })}
          onClick={(event) => {
            event.stopPropagation()
            forget.mutate({ call: calls.remove, request: { params: { id } } })
          }}
        />
      </span>
    ),
  }))
  const save = {
    key: 'save',
    label: t('views.save'),
    onClick: () => setNaming(true),
    disabled: Object.keys(present).length === 0,
  }
  return (
    <>
      <MenuUnder
        menu={{ items: [...items, ...(items.length > 0 ? [{ type: 'divider' as const }] : []), save] }}
      >
        <Button icon={<StarOutlined />} aria-label={t('views.button')}>
          <span className={styles.word}>{t('views.button')}</span>
        </Button>
      </MenuUnder>
      {SaveViewDialog && (
        <SaveViewDialog
          isOpen={isNaming}
          call={calls.save}
          body={{ screen, conditions: present }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
