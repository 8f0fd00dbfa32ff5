/// <reference types="jest" />
/// <reference types="@testing-library/jest-dom" />
/// <reference path="./assets.d.ts" />
