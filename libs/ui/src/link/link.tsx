import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const RouterLinkContext = createContext<ComponentType<LinkProps> | null>(null);

interface LinkProviderProps {
  /** Renders a link that navigates without loading a page. */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Provides the router's link to every `Link` below it. Without it, links are plain anchors. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <RouterLinkContext value={link}>{children}</RouterLinkContext>;
}

/** A router link for addresses within the app; a plain anchor for other pages, files and new windows. */
export function Link(props: LinkProps) {
  const RouterLink = use(RouterLinkContext);
  const isWithinApp = /^\/(?!\/)/.test(props.href) && props.target === undefined && props.download === undefined;
  return RouterLink && isWithinApp ? <RouterLink {...props} /> : <a {...props} />;
}
