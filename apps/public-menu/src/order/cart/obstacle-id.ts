/** Id of the words that say why the order cannot be sent yet. */
export const OBSTACLE = 'pedido-falta';
