import type { libraryApi } from '@bole/library/contract'
import type { Handler } from '@bole/platform/server'
import { beginExport } from './begin-export.ts'

export const exportExcel: Handler<typeof libraryApi.exportExcel> = (context) =>
  beginExport(context, { kind: 'excel', chosen: context.body.chosen, columns: context.body.columns })

export const exportPdf: Handler<typeof libraryApi.exportPdf> = (context) =>
  beginExport(context, { kind: 'pdf', chosen: context.body.chosen })

export const exportOriginals: Handler<typeof libraryApi.exportOriginals> = (context) =>
  beginExport(context, { kind: 'originals', chosen: context.body.chosen })
