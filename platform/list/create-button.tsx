import { PlusOutlined } from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Creation } from './list-options.ts'

/** The primary action of a list. */
export function CreateButton({ create }: { readonly create: Creation }): ReactNode {
  const navigate = useNavigate()
  const start = () => ('to' in create ? void navigate({ href: create.to }) : create.open())
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={start}>
      {create.label}
    </Button>
  )
}
