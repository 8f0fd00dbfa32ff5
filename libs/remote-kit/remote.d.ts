/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />

declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css';

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}
