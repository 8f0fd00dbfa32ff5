// A chunk of its own: the form is usable before its validator is there.
export { checkLogin } from '@carta/domain';
