import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const RouterLinkContext = createContext<ComponentType<LinkProps> | null>(null);

interface LinkProviderProps {
  /** Draws a link within the app without loading a page. */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Gives every link below it the app's router. Without it links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <RouterLinkContext value={link}>{children}</RouterLinkContext>;
}

/** A router link where the router can follow it; a plain anchor for other pages, files and new windows. */
export function Link(props: LinkProps) {
  const RouterLink = use(RouterLinkContext);
  const withinApp = /^\/(?!\/)/.test(props.href) && props.target === undefined && props.download === undefined;
  return RouterLink && withinApp ? <RouterLink {...props} /> : <a {...props} />;
}
