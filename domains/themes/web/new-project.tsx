import type { ReactNode } from 'react'
import { CampusForm } from './project-form.tsx'

/** Makes a campus project. */
export default function NewProject(): ReactNode {
  return <CampusForm id={null} />
}
