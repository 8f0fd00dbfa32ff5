import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Form() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return h('form', null, [
    h('input', { key: 'email', type: 'email', value: email, onChange: ({ target }) => setEmail(target.value) }),
    h('input', {
      key: 'password',
      type: 'password',
      value: password,
      onChange: ({ target }) => setPassword(target.value),
    }),
    h('button', { key: 'submit', type: 'submit', disabled: !email || !password }, 'Iniciar sesión'),
  ]);
}

createRoot(/** @type {Element} */ (document.getElementById('root'))).render(h(Form));
