import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { usePeople } from '@bole/accounts/web'
import { Button, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './queue.module.css'

/** As many as the contract takes. */
const most = 12

/** The rooms of a queue, each with who meets candidates there; there is at least one. */
export function RoomsField(): ReactNode {
  const t = useTexts()
  const { options = [], onSearch } = usePeople()
  return (
    <Form.List name="rooms">
      {(rooms, { add, remove }) => (
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <legend>{t('queue.rooms')}</legend>
          {rooms.map(({ key, name }) => (
            <div key={key} className={styles.roomFields}>
              <Form.Item
                name={[name, 'title']}
                label={t('queue.roomName')}
                rules={[{ required: true, whitespace: true, message: t('queue.needsRoomName') }]}
              >
                <Input maxLength={60} />
              </Form.Item>
              <Form.Item
                name={[name, 'interviewer_ids']}
                label={t('queue.roomPeople')}
                rules={[{ required: true, message: t('needsInterviewers') }]}
              >
                <Select
                  mode="multiple"
                  maxCount={5}
                  options={[...options]}
                  showSearch={{ filterOption: false, onSearch }}
                />
              </Form.Item>
              {rooms.length > 1 && (
                <Form.Item label=" " colon={false}>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t('queue.removeRoom')}
                    onClick={() => remove(name)}
                  />
                </Form.Item>
              )}
            </div>
          ))}
          {rooms.length < most && (
            <Form.Item>
              <Button type="dashed" icon={<PlusOutlined />} onClick={() => add({})}>
                {t('queue.addRoom')}
              </Button>
            </Form.Item>
          )}
        </fieldset>
      )}
    </Form.List>
  )
}
