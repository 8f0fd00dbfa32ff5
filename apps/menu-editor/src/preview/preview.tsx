import { selectBusinessKey, useSelector } from '@carta/panel';
import { PreviewFrame } from './preview-frame.tsx';

/** The preview beside a screen. */
export function Preview({ inert }: { readonly inert: boolean }) {
  const business = useSelector(selectBusinessKey);
  return business !== null && <PreviewFrame business={business} inert={inert} />;
}
