import { selectBusinessKey, selectUser, useSelector } from '@carta/panel';
import type { DraftOwner, FoundDraft } from '@carta/panel/drafts';
import { lazyModule, onceIdle } from '@carta/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

const drafts = lazyModule(
  () =>
    import(
      /* webpackChunkName: "drafts", webpackExports: ["findDrafts", "keepDraft"] */
      '@carta/panel/drafts'
    ),
);

interface KeptDraftOptions<Value> {
  /** Unique name of the form. */
  readonly form: string;
  /** What is typed and not saved; null if nothing is. A new value is a new object. */
  readonly typed: Value | null;
  /** False if a draft would change nothing any more: it is not offered, and deleted when the form is opened the next time. */
  readonly isUseful?: (value: Value) => boolean;
  readonly onResume?: (value: Value) => void;
}

/** What an earlier page left of a form. */
export interface KeptDraft<Value> {
  /** Null if there is nothing to offer. */
  readonly found: FoundDraft<Value> | null;
  /** True while something else is typed in the form: the offer waits until that is saved or discarded. */
  readonly isHeldBack: boolean;
  /** Goes on with it. */
  readonly resume: () => void;
  /** Deletes it. */
  readonly discard: () => void;
  /** Offers it again when the form is opened the next time. */
  readonly postpone: () => void;
  /** Deletes what this page has kept: the owner leaves without saving. */
  readonly drop: () => void;
}

/** Keeps what is typed in a form until it is saved or discarded, and finds what an earlier page has left. */
export function useKeptDraft<Value>({
  form,
  typed,
  isUseful = () => true,
  onResume,
}: KeptDraftOptions<Value>): KeptDraft<Value> {
  const owner = useDraftOwner();
  const [found, setFound] = useState<readonly FoundDraft<Value>[]>([]);
  const wasTyped = useRef(false);

  const offer = useEffectEvent((left: readonly FoundDraft<Value>[]) => {
    for (const draft of left) if (!isUseful(draft.value)) void draft.remove();
    // What is being typed already is not interrupted.
    if (typed === null) setFound(left.filter(({ value }) => isUseful(value)));
  });
  useEffect(() => {
    if (!owner) return;
    let isOpen = true;
    const find = async () => {
      const left = await (await drafts.load()).findDrafts<Value>(owner, form);
      if (isOpen) offer(left);
    };
    const cancel = onceIdle(() => void find().catch(reportMissingCode));
    return () => {
      isOpen = false;
      cancel();
    };
  }, [owner, form]);

  const keep = (value: Value | null) => {
    if (!owner || (value === null && !wasTyped.current)) return;
    wasTyped.current = value !== null;
    const loaded = drafts.peek();
    // At once where it can be: the page may close within a moment.
    if (loaded) loaded.keepDraft(owner, form, value);
    else void drafts.load().then(({ keepDraft }) => keepDraft(owner, form, value), reportMissingCode);
  };
  const keepTyped = useEffectEvent(() => keep(typed));
  useEffect(() => keepTyped(), [owner, form, typed]);

  const [newest] = found;
  const settle = async () => {
    await newest?.remove();
    setFound((before) => before.filter((draft) => draft !== newest));
  };
  return {
    found: newest && isUseful(newest.value) ? newest : null,
    isHeldBack: typed !== null,
    resume() {
      if (newest) onResume?.(newest.value);
      void settle();
      setFound([]);
    },
    discard: () => void settle(),
    postpone: () => setFound([]),
    drop: () => keep(null),
  };
}

/** Whose drafts this page keeps; null for a visitor. */
function useDraftOwner(): DraftOwner | null {
  const account = useSelector(selectUser)?.email;
  const business = useSelector(selectBusinessKey);
  return useMemo(
    () => (account === undefined || business === null ? null : { account, business }),
    [account, business],
  );
}

function reportMissingCode(error: unknown): void {
  console.warn('Drafts cannot be kept', error);
}
