import type { Announcements, Manuals } from '@carta/domain';

/** Help videos, represented by free films of the Blender Foundation. */
export const DEMO_MANUALS: Manuals = {
  manuals: [
    { title: 'Tu menú en diez minutos', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    { title: 'Categorías y productos', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
    { title: 'Recibir pedidos por WhatsApp', url: 'https://www.youtube.com/watch?v=R6MlUcmOul8' },
    { title: 'Imprimir el código QR', url: 'https://vimeo.com/1084537' },
  ],
};

/** `picture` returns the address of a picture by its name. */
export function demoAnnouncements(picture: (name: string) => string): Announcements {
  return {
    announcements: [
      {
        tag: 'Novedad',
        slug: 'pedidos-por-whatsapp',
        title: 'Los pedidos llegan por WhatsApp',
        content: [
          '<p>Desde hoy los comensales arman el pedido en el menú y lo mandan <strong>por WhatsApp</strong>.</p>',
          `<p><img src="${picture('empanadas')}" alt="Un plato de empanadas" /></p>`,
          '<p>Para empezar:</p>',
          '<ol><li>Cargar el número.</li><li>Elegir los medios de pago.</li><li>Decir cuánto tarda la entrega.</li></ol>',
          '<p><a href="/panel/orders">Ir a Pedidos</a></p>',
        ].join(''),
        show: true,
      },
      {
        tag: 'Consejo',
        slug: 'fotos-que-abren-el-apetito',
        title: 'Fotos que abren el apetito',
        content: [
          '<p>Un plato con foto se pide más. Tres ideas para sacarla con el teléfono:</p>',
          '<ul><li>Luz de ventana, nunca flash.</li><li>El plato solo, sin mantel con dibujos.</li>',
          '<li>Desde arriba las pizzas; de costado las hamburguesas.</li></ul>',
          `<p><img src="${picture('pizza')}" alt="Una pizza vista desde arriba" /></p>`,
        ].join(''),
        show: true,
      },
      {
        tag: 'Mantenimiento',
        slug: 'mantenimiento-del-domingo',
        title: 'Mantenimiento el domingo a la madrugada',
        content: [
          '<p>El domingo <u>de 4 a 5</u> el panel puede tardar en responder. Los menús siguen en línea.</p>',
          '<p>Ante cualquier duda: <a href="mailto:soporte@carta.test">soporte@carta.test</a>.</p>',
        ].join(''),
        show: true,
      },
      {
        tag: 'Novedad',
        slug: 'pizarra-con-horarios',
        title: 'La pizarra tendrá horarios',
        content: '<p>Muy pronto se podrá programar lo que dice la pizarra.</p>',
        show: false,
      },
    ],
  };
}
