import type { Call, ReplyOf } from '@bole/platform/contract'
import type { ExtraInput, Versioned } from './define-form.ts'

type Reply<C extends Call> = [C] extends [never] ? null : ReplyOf<C> | null

/** What was saved: one of the two replies is there. */
export interface Saved<C extends Call, U extends Call, F> {
  readonly fields: F
  readonly created: Reply<C>
  readonly updated: Reply<U>
}

/** What a call is sent beside the fields: has to be given where the call has to have it. */
type Given<Key extends string, C extends Call, B> = [C] extends [never]
  ? { readonly [K in Key]?: never }
  : Partial<ExtraInput<C, B>> extends ExtraInput<C, B>
    ? { readonly [K in Key]?: ExtraInput<C, B> | (() => ExtraInput<C, B>) }
    : { readonly [K in Key]: ExtraInput<C, B> | (() => ExtraInput<C, B>) }

/** A form can stay where its calls say what was saved and in which version. */
type Stays<C extends Call, U extends Call> = Reply<C> | Reply<U> extends Versioned | null ? boolean : never

/** How a form is used on one screen. */
export type FormUse<C extends Call, U extends Call, F, R, B> = Given<'createWith', C, B> &
  Given<'updateWith', U, B> & {
    /**
     * As the server has it now, null while it is new. It may change under the form when somebody else saves; another record needs
     * another form (`key={id}`).
     */
    readonly record: R | null
    /** What a new one begins with instead of nothing. */
    readonly initialValues?: Partial<F>
    /** Said when it is saved; null where `onSaved` says it. */
    readonly saved?: string | null
    /** What happens once it is saved, instead of leaving the form. */
    readonly onSaved?: (saved: Saved<C, U, F>) => void | Promise<void>
    /** The form stays when it is saved, at the version the calls answer with: settings that are never left. */
    readonly stays?: Stays<C, U>
  }
