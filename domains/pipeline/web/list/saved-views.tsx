import { DeleteOutlined, StarOutlined } from '@ant-design/icons'
import { pipelineApi } from '@bole/pipeline/contract'
import { MenuUnder, useArrived } from '@bole/platform/later'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { conditionNames } from './conditions.ts'
import type { CandidateListState } from './use-candidate-list.ts'

const saveViewDialog = () => import('./save-view-dialog.tsx')

const kept = [...conditionNames, 'tracker_status', 'statuses', 'sort', 'order', 'view', 'cols']

/** The caller's saved conditions of this list: open one, save the present ones, forget one. */
export function SavedViews({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const [isNaming, setNaming] = useState(false)
  const SaveViewDialog = useArrived(saveViewDialog, isNaming)?.SaveViewDialog
  const screen = list.query.origin === 2 ? 'candidates' : 'campus-candidates'
  const saved = useCall(pipelineApi.listSavedSearches, { query: { screen } }).data?.data.list ?? []
  const forget = useChange(pipelineApi.removeSavedSearch)
  const present = Object.fromEntries(
    kept.flatMap((name) => (list.state[name] ? [[name, list.state[name]]] : [])),
  )
  return (
    <>
      <MenuUnder
        menu={{
          items: [
            ...saved.map(({ id, name, conditions }) => ({
              key: id,
              onClick: () =>
                list.change({ ...Object.fromEntries(kept.map((key) => [key, null])), ...conditions }),
              label: (
                <Flex justify="space-between" gap={16}>
                  {name}
                  <DeleteOutlined
                    role="button"
                    aria-label={t('saved.forget', { name })}
                    onClick={(event) => {
                      event.stopPropagation()
                      forget.mutate({ params: { id } })
                    }}
                  />
                </Flex>
              ),
            })),
            ...(saved.length > 0 ? [{ type: 'divider' as const }] : []),
            {
              key: 'save',
              label: t('saved.save'),
              onClick: () => setNaming(true),
              disabled: Object.keys(present).length === 0,
            },
          ],
        }}
      >
        <Button icon={<StarOutlined />}>{t('saved.views')}</Button>
      </MenuUnder>
      {SaveViewDialog && (
        <SaveViewDialog
          isOpen={isNaming}
          screen={screen}
          conditions={present}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
