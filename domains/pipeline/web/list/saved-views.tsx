import { DeleteOutlined, StarOutlined } from '@ant-design/icons'
import { pipelineApi } from '@bole/pipeline/contract'
import { useCall, useChange } from '@bole/platform/web'
import { App, Button, Dropdown, Flex, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { type CandidateListState, conditionNames } from './use-candidate-list.ts'

const kept = [...conditionNames, 'tracker_status', 'statuses', 'sort', 'order', 'view', 'cols']

/** The caller's saved conditions of this list: open one, save the present ones, forget one. */
export function SavedViews({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [isNaming, setNaming] = useState(false)
  const screen = list.query.origin === 2 ? 'candidates' : 'campus-candidates'
  const saved = useCall(pipelineApi.listSavedSearches, { query: { screen } }).data?.data.list ?? []
  const save = useChange(pipelineApi.saveSearch, {
    onDone: () => {
      setNaming(false)
      message.success(t('saved.done'))
    },
  })
  const forget = useChange(pipelineApi.removeSavedSearch)
  const present = Object.fromEntries(
    kept.flatMap((name) => (list.state[name] ? [[name, list.state[name]]] : [])),
  )
  return (
    <>
      <Dropdown
        trigger={['click']}
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
      </Dropdown>
      <Modal
        open={isNaming}
        title={t('saved.save')}
        footer={null}
        onCancel={() => setNaming(false)}
        destroyOnHidden
      >
        <Form<{ name: string }>
          layout="vertical"
          onFinish={({ name }) => save.mutate({ body: { screen, name, conditions: present } })}
        >
          <Form.Item
            name="name"
            label={t('saved.name')}
            rules={[{ required: true, max: 60, message: t('saved.needsName') }]}
          >
            <Input autoFocus />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </Form>
      </Modal>
    </>
  )
}
