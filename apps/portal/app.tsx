import { CareersRoutes, type Chosen, TextsProvider } from '@bole/careers/portal'
import { type ComponentProps, Suspense } from 'react'
import { Router } from 'wouter'
import { PageFailed } from './page-failed.tsx'

interface Props {
  readonly chosen: Chosen
  readonly texts: ComponentProps<typeof TextsProvider>['texts']
}

/** The candidates' app: the domains' pages under one address, one language, one way to fail. */
export function App({ chosen, texts }: Props) {
  return (
    <TextsProvider chosen={chosen} texts={texts}>
      <PageFailed>
        <Router base="/careers">
          <Suspense fallback={null}>
            <CareersRoutes />
          </Suspense>
        </Router>
      </PageFailed>
    </TextsProvider>
  )
}
